// HTTP requests to the server. Errors carry a message id, which the words turn into a sentence.

import type { Message, Problem } from "./types";

export class Refusal extends Error {
  constructor(
    public reason: Message,
    public status: number,
  ) {
    super(reason.id);
  }
}

export async function ask<T>(method: string, path: string, body?: unknown): Promise<T> {
  const init: RequestInit = { method, credentials: "same-origin" };
  if (body !== undefined) {
    init.body = JSON.stringify(body);
    init.headers = { "Content-Type": "application/json" };
  }
  let answer: Response;
  try {
    answer = await fetch(path, init);
  } catch {
    throw new Refusal({ id: "problem-offline" }, 0);
  }
  if (!answer.ok) {
    const problem = (await answer.json().catch(() => ({}))) as Partial<Problem>;
    throw new Refusal(problem.reason ?? { id: "problem-server", args: { status: answer.status } }, answer.status);
  }
  return (answer.status === 204 ? undefined : await answer.json()) as T;
}

export const get = <T>(path: string) => ask<T>("GET", path);
export const post = <T>(path: string, body: unknown = {}) => ask<T>("POST", path, body);
export const put = <T>(path: string, body: unknown) => ask<T>("PUT", path, body);
export const drop = <T>(path: string) => ask<T>("DELETE", path);
export const patch = <T>(path: string, body: unknown) => ask<T>("PATCH", path, body);

const kept = new Map<string, Promise<unknown>>();

/** Fetches something that stays the same while the page is open, once. */
export function once<T>(path: string): Promise<T> {
  let found = kept.get(path) as Promise<T> | undefined;
  if (!found) {
    found = get<T>(path);
    kept.set(path, found);
    found.catch(() => kept.delete(path));
  }
  return found;
}

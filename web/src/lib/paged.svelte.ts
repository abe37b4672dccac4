// Rows that match some filters, a page at a time.

import { Refusal, get } from "./api";
import { tell } from "./words.svelte";

const PAGE = "25";

/** The query string of these filters; leaves empty ones out. */
export function filtersOf(wanted: Record<string, unknown>): string {
  const query = new URLSearchParams({ limit: PAGE });
  for (const [name, value] of Object.entries(wanted)) if (value) query.set(name, String(value));
  return query.toString();
}

export class Paged<Row, Page extends { after: string }> {
  rows: Row[] = $state.raw([]);
  after = $state("");
  loaded = $state(false);
  problem = $state("");
  readonly #path: string;
  readonly #rowsOf: (page: Page) => Row[];
  #asked = 0;

  constructor(path: string, rowsOf: (page: Page) => Row[]) {
    this.#path = path;
    this.#rowsOf = rowsOf;
  }

  /** Loads the first page, or the one after a row; ignores an answer that a newer request has overtaken. */
  async load(query: string, place = ""): Promise<void> {
    const turn = ++this.#asked;
    try {
      const page = await get<Page>(`${this.#path}?${query}&after=${encodeURIComponent(place)}`);
      if (turn !== this.#asked) return;
      this.rows = place ? [...this.rows, ...this.#rowsOf(page)] : this.#rowsOf(page);
      [this.after, this.loaded, this.problem] = [page.after, true, ""];
    } catch (error) {
      this.complain(error);
    }
  }

  complain = (error: unknown): void => {
    this.problem = error instanceof Refusal ? tell(error.reason) : String(error);
  };
}

// The browser's passkey dialog. Converts between the server's JSON and the bytes that the browser wants.

import { post } from "./api";
import type { PasskeyOptions } from "./types";

// eslint-disable-next-line @typescript-eslint/no-explicit-any -- as WebAuthn spells it
type Json = Record<string, any>;

function bytes(text: string): ArrayBuffer {
  const plain = atob(text.replace(/-/g, "+").replace(/_/g, "/"));
  return Uint8Array.from(plain, (sign) => sign.charCodeAt(0)).buffer;
}

function text(buffer: ArrayBuffer): string {
  const plain = String.fromCharCode(...new Uint8Array(buffer));
  return btoa(plain).replace(/\+/g, "-").replace(/\//g, "_").replace(/=+$/, "");
}

const described = (keys: Json[] | undefined) => (keys ?? []).map((key) => ({ ...key, id: bytes(key.id) }));

/** Whether this browser supports passkeys for this address. */
export function canMake(): boolean {
  return isSecureContext && "PublicKeyCredential" in window;
}

/** Creates a passkey; returns it in the server's format. */
export async function makePasskey(): Promise<{ ticket: string; credential: Json }> {
  const { ticket, options } = await post<PasskeyOptions>("/api/account/passkeys/options");
  const asked = options as Json;
  const publicKey = {
    ...asked,
    challenge: bytes(asked.challenge),
    user: { ...asked.user, id: bytes(asked.user.id) },
    excludeCredentials: described(asked.excludeCredentials),
  } as PublicKeyCredentialCreationOptions;
  const made = (await navigator.credentials.create({ publicKey })) as PublicKeyCredential;
  const response = made.response as AuthenticatorAttestationResponse;
  const credential = {
    ...named(made),
    response: {
      clientDataJSON: text(response.clientDataJSON),
      attestationObject: text(response.attestationObject),
      transports: response.getTransports?.() ?? [],
    },
  };
  return { ticket, credential };
}

/** Lets the player sign in with a passkey for this address. */
export async function usePasskey(): Promise<{ ticket: string; credential: Json }> {
  const { ticket, options } = await post<PasskeyOptions>("/api/sign-in/options");
  const asked = options as Json;
  const publicKey = {
    ...asked,
    challenge: bytes(asked.challenge),
    allowCredentials: described(asked.allowCredentials),
  };
  const used = (await navigator.credentials.get({
    publicKey: publicKey as PublicKeyCredentialRequestOptions,
  })) as PublicKeyCredential;
  const response = used.response as AuthenticatorAssertionResponse;
  const credential = {
    ...named(used),
    response: {
      clientDataJSON: text(response.clientDataJSON),
      authenticatorData: text(response.authenticatorData),
      signature: text(response.signature),
      userHandle: response.userHandle ? text(response.userHandle) : null,
    },
  };
  return { ticket, credential };
}

function named(credential: PublicKeyCredential): Json {
  return { id: credential.id, rawId: text(credential.rawId), type: credential.type };
}

/** Whether the player has closed the browser's dialog, which is no error. */
export function isCancelled(problem: unknown): boolean {
  return problem instanceof DOMException && (problem.name === "NotAllowedError" || problem.name === "AbortError");
}

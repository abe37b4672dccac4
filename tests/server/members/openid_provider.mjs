// A certified OpenID Connect provider (the package oidc-provider) on loopback, for the tests: everybody who writes a
// name into its form is that person. It prints its own address, reads where it is to send people back to,
// and says when it can be asked.
import { createServer } from "node:http";
import { createInterface } from "node:readline/promises";
import { createRequire } from "node:module";
import { pathToFileURL } from "node:url";

const require = createRequire(new URL("../../../web/package.json", import.meta.url));
const { Provider } = await import(pathToFileURL(require.resolve("oidc-provider")));
const server = createServer().listen(0, "127.0.0.1");
await new Promise((ready) => server.once("listening", ready));
const issuer = `http://127.0.0.1:${server.address().port}`;
console.log(issuer);
const back = await createInterface({ input: process.stdin }).question("");
const provider = new Provider(issuer, {
  clients: [
    {
      client_id: "gospoda",
      client_secret: "a secret of the two",
      redirect_uris: [back.trim()],
      response_types: ["code"],
      grant_types: ["authorization_code"],
    },
  ],
  claims: { openid: ["sub"], profile: ["preferred_username"] },
  conformIdTokenClaims: false, // so that the name stands in the token
  cookies: { keys: ["for tests"] },
  pkce: { required: () => true },
  findAccount: (_context, id) => ({ accountId: id, claims: () => ({ sub: id, preferred_username: `${id} of Elsewhere` }) }),
});
server.on("request", provider.callback());
console.log("ready"); // who asks before has no answer

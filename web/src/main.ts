import { mount } from "svelte";
import "./styles/fonts.css";
import "./styles/tokens.css";
import "./styles/base.css";
import "./styles/forms.css";
import "./styles/shell.css";
import App from "./App.svelte";
import Sprite from "./generated/Sprite.svelte";
import { once } from "./lib/api";
import { whoAmI } from "./lib/guest.svelte";
import { yieldToBrowser } from "./lib/rendering";

// Start the requests of every visit before rendering.
whoAmI().catch(() => {});
if (location.pathname === "/") once("/api/games").catch(() => {});

// Render in small steps: a slow device stays responsive in between.
const target = document.getElementById("app")!;
await yieldToBrowser();
mount(Sprite, { target });
await yieldToBrowser();
mount(App, { target });

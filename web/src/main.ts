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

// What every visit asks for is under way before anything is drawn.
whoAmI().catch(() => {});
if (location.pathname === "/") once("/api/games").catch(() => {});

// Drawn in small steps, so that a slow device answers in between.
const target = document.getElementById("app")!;
await yieldToBrowser();
mount(Sprite, { target });
await yieldToBrowser();
mount(App, { target });

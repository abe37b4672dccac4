import { board } from "../board";
import { Choice } from "./choice.svelte";
import Stage from "./Stage.svelte";
import Tray from "./Tray.svelte";

export default board({
  begin: (play) => new Choice(play),
  stage: Stage,
  tray: Tray,
});

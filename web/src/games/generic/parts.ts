import { board } from "../board";
import { MoveFilter } from "./state.svelte";
import Stage from "./Stage.svelte";
import Tray from "./Tray.svelte";

export default board({
  begin: (play) => new MoveFilter(play),
  stage: Stage,
  tray: Tray,
});

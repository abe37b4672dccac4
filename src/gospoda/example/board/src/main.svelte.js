// What the client of Gospoda calls: `mount` draws the board into a place, `update` follows each change of the table.
import { mount as draw, unmount } from "svelte";
import Board from "./Board.svelte";

// The list of all moves stands beside the board; set this to false once every move can be made on the board itself.
export const tray = true;

const style = document.createElement("link");
style.rel = "stylesheet";
style.href = new URL(/* @vite-ignore */ "board.css", import.meta.url).href;

export function mount(place, table) {
  document.head.append(style);
  let shown = $state.raw(table);
  const board = draw(Board, {
    target: place,
    props: {
      get table() {
        return shown;
      },
    },
  });
  return {
    update: (next) => (shown = next),
    destroy: () => void unmount(board),
  };
}

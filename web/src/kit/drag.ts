// P4: dragging does the same as two taps. Put `use:draggable={…}` on a piece; targets carry `data-drop="id"`. A picture
// of the piece follows the pointer. Dropped elsewhere, it reverts.

export interface Dragging {
  /** Whether it can be dragged now. */
  can: () => boolean;
  /** The drag starts. */
  lift: () => void;
  /** The pointer is over a target, or over none. */
  over: (target: string | null) => void;
  /** The piece is dropped on a target, or elsewhere. */
  drop: (target: string | null) => void;
}

const FAR = 8; // pixels; less is a tap

export function draggable(piece: HTMLElement, given: Dragging): { update(given: Dragging): void; destroy(): void } {
  let told = given;
  let start: { x: number; y: number } | null = null;
  let ghost: HTMLElement | null = null;
  let last: string | null = null;

  function down(event: PointerEvent): void {
    if (event.button !== 0 || !told.can()) return;
    start = { x: event.clientX, y: event.clientY };
    addEventListener("pointermove", move);
    addEventListener("pointerup", up);
    addEventListener("pointercancel", away);
  }

  function move(event: PointerEvent): void {
    if (!start) return;
    if (!ghost) {
      if (Math.hypot(event.clientX - start.x, event.clientY - start.y) < FAR) return;
      told.lift();
      ghost = picture(piece);
    }
    const { width, height } = ghost.getBoundingClientRect();
    ghost.style.transform = `translate(${event.clientX - width / 2}px, ${event.clientY - height * 0.6}px)`;
    const target = below(event);
    if (target !== last) told.over(target);
    last = target;
  }

  function up(event: PointerEvent): void {
    const moved = ghost !== null;
    const target = below(event);
    away();
    if (!moved) return;
    swallowClick();
    told.over(null);
    told.drop(target);
  }

  function away(): void {
    start = null;
    last = null;
    ghost?.remove();
    ghost = null;
    removeEventListener("pointermove", move);
    removeEventListener("pointerup", up);
    removeEventListener("pointercancel", away);
  }

  const native = (event: Event) => event.preventDefault();
  piece.addEventListener("pointerdown", down);
  piece.addEventListener("dragstart", native);
  return {
    update: (given) => (told = given),
    destroy() {
      away();
      piece.removeEventListener("pointerdown", down);
      piece.removeEventListener("dragstart", native);
    },
  };
}

function below(event: PointerEvent): string | null {
  const found = document.elementFromPoint(event.clientX, event.clientY)?.closest("[data-drop]");
  return found?.getAttribute("data-drop") ?? null;
}

/** The picture under the pointer. It ignores touches and screen readers. */
function picture(piece: HTMLElement): HTMLElement {
  const frame = document.createElement("div");
  frame.className = "flying";
  frame.setAttribute("aria-hidden", "true");
  frame.style.width = `${piece.getBoundingClientRect().width}px`;
  const copy = piece.cloneNode(true) as HTMLElement;
  for (const part of [copy, ...copy.querySelectorAll("*")]) {
    for (const { name } of [...part.attributes])
      if (name === "id" || /^(data|aria)-/.test(name)) part.removeAttribute(name);
  }
  copy.setAttribute("tabindex", "-1");
  frame.append(copy);
  document.body.append(frame);
  return frame;
}

/** Swallows the click that follows a drag. */
function swallowClick(): void {
  const swallow = (click: Event) => click.stopPropagation();
  addEventListener("click", swallow, { capture: true });
  setTimeout(() => removeEventListener("click", swallow, { capture: true }), 0);
}

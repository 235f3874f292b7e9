import { type RefObject, useEffect } from 'react';

/** Elements that users press or type in. */
const controls = [
  'a[href]',
  'button',
  'input',
  'select',
  'textarea',
  'summary',
  'label',
  '[role=tab]',
  '[role=button]',
  '[role=switch]',
  '[role=radio]',
  '[role=option]',
].join();
const REST_MS = 120;
const STEP_PX = 8;
/** Height kept free at the top: the header of every page. */
const HIGHEST_PX = 72;

/** Boxes of all visible controls, except those within `own`. */
const boxesOf = (own: HTMLElement): DOMRect[] =>
  [...document.querySelectorAll<HTMLElement>(controls)]
    .filter((element) => !own.contains(element))
    .map((element) => ({ element, box: element.getBoundingClientRect() }))
    .filter(({ box }) => box.width > 2 && box.height > 2 && box.bottom > 0 && box.top < window.innerHeight)
    .filter(({ element }) => getComputedStyle(element).visibility !== 'hidden')
    .map(({ box }) => box);

/** How many pixels to move up so that no control is covered; 0 if every position covers one. */
function raiseOf(own: HTMLElement, raised: number): number {
  const { left, right, top, bottom } = own.getBoundingClientRect();
  const beside = boxesOf(own).filter((box) => box.left < right && box.right > left);
  for (let raise = 0; top + raised - raise > HIGHEST_PX; raise += STEP_PX) {
    const [upper, lower] = [top + raised - raise, bottom + raised - raise];
    if (!beside.some((box) => box.top < lower && box.bottom > upper)) return raise;
  }
  return 0;
}

/**
 * A floating button covers what is below it: it is hidden while the page scrolls, and comes to rest where it covers no
 * control. CSS alone cannot know what scrolls under it.
 */
export function useFreePlace(ref: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const own = ref.current;
    if (!own) return;
    let raised = 0;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const place = () => {
      raised = raiseOf(own, raised);
      own.style.translate = `0 ${-raised}px`;
      delete own.dataset['moving'];
    };
    const placeSoon = () => {
      clearTimeout(timer);
      timer = setTimeout(place, REST_MS);
    };
    const move = () => {
      own.dataset['moving'] = '';
      placeSoon();
    };
    const settings = { capture: true, passive: true } as const;
    window.addEventListener('scroll', move, settings);
    window.addEventListener('resize', placeSoon);
    // Content that loads or opens meanwhile.
    const changes = new MutationObserver(placeSoon);
    changes.observe(document.body, { childList: true, subtree: true });
    placeSoon();
    return () => {
      clearTimeout(timer);
      changes.disconnect();
      window.removeEventListener('scroll', move, settings);
      window.removeEventListener('resize', placeSoon);
    };
  }, [ref]);
}

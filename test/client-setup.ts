// Missing in jsdom: React's scheduler needs MessageChannel, antd matchMedia, react-router TextEncoder, Request and
// Response.
import { TextDecoder, TextEncoder } from 'node:util';
import { i18n } from '@lingui/core';

// In tests antd would give all its components one id, and a dialog the name of a field.
process.env.NODE_ENV = 'development';

i18n.loadAndActivate({ locale: 'en-IN', messages: {} });

interface MessageHandler {
  onmessage: ((event: { data: unknown }) => void) | null;
}

/** Node's own MessageChannel would keep the test process alive, so a timer carries the messages. */
class TimerMessageChannel {
  readonly port1: MessageHandler = { onmessage: null };
  readonly port2 = {
    postMessage: (data: unknown): void => {
      setTimeout(() => this.port1.onmessage?.({ data }), 0);
    },
  };
}

class IdleObserver {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
  takeRecords(): never[] {
    return [];
  }
}

/** The parts of a request that the router reads. */
class RouterRequest {
  readonly method = 'GET';
  readonly headers = new Headers();
  readonly signal: AbortSignal;
  constructor(
    readonly url: string,
    { signal }: { signal: AbortSignal },
  ) {
    this.signal = signal;
  }
}

/** The parts of a redirect that the router reads. */
class RouterResponse {
  readonly status: number;
  readonly statusText = '';
  readonly headers: Headers;
  constructor(
    readonly body: null,
    { status, headers }: { status: number; headers: Headers },
  ) {
    this.status = status;
    this.headers = headers;
  }
}

Object.assign(globalThis, {
  MessageChannel: TimerMessageChannel,
  Request: RouterRequest,
  Response: RouterResponse,
  ResizeObserver: IdleObserver,
  IntersectionObserver: IdleObserver,
  TextEncoder,
  TextDecoder,
  IS_REACT_ACT_ENVIRONMENT: true,
  // Apollo reports wrong use only in this mode.
  __DEV__: true,
});

Element.prototype.scrollIntoView = () => undefined;

Object.defineProperty(window, 'matchMedia', {
  configurable: true,
  writable: true,
  value: (media: string) => ({
    matches: false,
    media,
    addListener() {},
    removeListener() {},
    addEventListener() {},
    removeEventListener() {},
  }),
});

// jsdom warns "not implemented" for pseudo-elements, which antd measures only to lay out scroll bars.
const computeStyle = window.getComputedStyle.bind(window);
window.getComputedStyle = (element: Element) => computeStyle(element);

Object.assign(HTMLElement.prototype, { showPopover() {}, hidePopover() {} });

/** Like a browser, a dialog returns the focus to the element that had it. */
const openers = new WeakMap<HTMLDialogElement, Element | null>();

function openDialog(this: HTMLDialogElement): void {
  openers.set(this, document.activeElement);
  this.open = true;
}

Object.assign(HTMLDialogElement.prototype, {
  show: openDialog,
  showModal: openDialog,
  close(this: HTMLDialogElement) {
    this.open = false;
    const opener = openers.get(this);
    if (opener instanceof HTMLElement) opener.focus();
  },
});

// jsdom would parse each antd style sheet again for every query by role, and no test is about styles.
Object.defineProperty(HTMLStyleElement.prototype, 'innerHTML', { set() {} });

import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

export interface TcpProxy {
  /** The target's address, through the proxy. */
  url: string;
  /** Cuts every connection and refuses new ones. */
  cut(): void;
  /** Forwards nothing any more, not even a close, like a connection that died silently. */
  mute(): void;
  restore(): void;
  /** Calls back instead of forwarding the n-th matching message from now on (1 is the next) towards the target. */
  interceptMessage(n: number, pattern: RegExp, onMessage: () => void): void;
  close(): Promise<void>;
}

/** A connection between a server and its database that can be cut, also between two statements. */
export async function startTcpProxy(targetUrl: string): Promise<TcpProxy> {
  const target = new URL(targetUrl);
  const sockets = new Set<Socket>();
  let isCut = false;
  let isMute = false;
  let isIntercepted: (message: Buffer) => boolean = () => false;
  const proxy = createServer({ allowHalfOpen: true }, (incoming) => {
    if (isCut) return void incoming.destroy();
    const outgoing = connect({ port: Number(target.port), host: target.hostname, allowHalfOpen: true });
    incoming.on('data', (message) => !isMute && !isIntercepted(message) && outgoing.write(message));
    outgoing.on('data', (message) => !isMute && incoming.write(message));
    for (const [socket, other] of [
      [incoming, outgoing],
      [outgoing, incoming],
    ] as const) {
      sockets.add(socket);
      socket.on('end', () => !isMute && other.end());
      socket.on('error', () => other.destroy());
      socket.on('close', () => {
        sockets.delete(socket);
        if (!isMute) other.destroy();
      });
    }
  });
  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve));
  const url = new URL(targetUrl);
  url.hostname = '127.0.0.1';
  url.port = String((proxy.address() as AddressInfo).port);
  const cut = (): void => {
    isCut = true;
    for (const socket of sockets) socket.destroy();
  };
  return {
    url: url.href,
    cut,
    mute: () => void (isMute = true),
    restore() {
      isCut = false;
      isMute = false;
    },
    interceptMessage(n, pattern, onMessage) {
      let seen = 0;
      isIntercepted = (message) => {
        if (!pattern.test(message.toString('latin1')) || (seen += 1) < n) return false;
        if (seen === n) onMessage();
        return true;
      };
    },
    close: () => {
      cut();
      return new Promise((resolve) => proxy.close(() => resolve()));
    },
  };
}

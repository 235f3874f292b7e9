import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { GraphQLError } from 'graphql';
import type { WebSocket } from 'ws';
import type { Actor } from '../core/actor.rules.ts';
import { AppError } from '../core/errors.ts';
import type { Traffic } from '../core/traffic.ts';
import { trafficMessages } from '../core/traffic.rules.ts';

const tooManyRequests = 4429;
const soonSeconds = 5;

export class SocketLimits {
  private readonly refusals = new WeakMap<WebSocket, number>();

  constructor(
    private readonly traffic: Traffic,
    private readonly addressOf: (request: IncomingMessage) => string,
  ) {}

  /** Counts an upgrade as a request; RATE_LIMITED for an address with too many sockets or requests. */
  async admitUpgrade(request: IncomingMessage, socket: Duplex): Promise<void> {
    const address = this.addressOf(request);
    const leave = this.traffic.takeSlotOfAddress('socket', address, this.traffic.limits.sockets.ofAddress);
    if (!leave) throw new AppError('RATE_LIMITED', trafficMessages.sockets(), { retryAfterSeconds: soonSeconds });
    socket.once('close', leave);
    await this.traffic.countRequest(address);
  }

  /** Closes a socket that its person, known by now, has too many of. */
  admit(socket: WebSocket, request: IncomingMessage, actor: Actor | null): boolean {
    const { anonymous, ofPerson } = this.traffic.limits.sockets;
    const leave = actor
      ? this.traffic.takeSlot(`socket-of:${actor.id}`, ofPerson)
      : this.traffic.takeSlotOfAddress('anonymous-socket', this.addressOf(request), anonymous);
    if (!leave) return this.cut(socket);
    if (socket.readyState === socket.OPEN) socket.once('close', leave);
    else leave();
    return true;
  }

  /** None if there is room. A socket with many refusals is closed. */
  refusalOfOperation(socket: WebSocket, operations: number): GraphQLError | null {
    const { atOnce, refusals } = this.traffic.limits.socketOperations;
    if (operations <= atOnce) return null;
    const refused = (this.refusals.get(socket) ?? 0) + 1;
    this.refusals.set(socket, refused);
    if (refused > refusals) {
      socket.removeAllListeners('message');
      // After the refusals that are on their way.
      setImmediate(() => this.cut(socket));
    }
    return new GraphQLError(trafficMessages.socketOperations(), {
      extensions: { code: 'RATE_LIMITED', retryAfterSeconds: soonSeconds, retryAfter: soonSeconds },
    });
  }

  private cut(socket: WebSocket): false {
    socket.close(tooManyRequests, 'Too many requests');
    return false;
  }
}

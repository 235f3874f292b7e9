import type { Socket } from 'node:net';
import pg, { type Pool, type PoolClient } from 'pg';

/**
 * A connection may end between two owners, who take their listeners along, or while its owner waits for something else.
 * That must not end the process; the next use of it fails.
 */
export class DatabaseClient extends pg.Client {
  constructor(config?: pg.ClientConfig) {
    super(config);
    this.on('error', () => undefined);
  }
}

/** From now on a connection in use on which nothing arrives for so long is given up. */
export function limitSilenceOf(pool: Pool, longestMilliseconds: number): void {
  pool.on('acquire', (client) => socketOf(client).setTimeout(longestMilliseconds, giveUp));
  pool.on('release', (_error, client) => socketOf(client).setTimeout(0, giveUp));
}

const socketOf = ({ connection }: PoolClient): Socket => connection.stream as Socket;

function giveUp(this: Socket): void {
  this.destroy(new Error('Connection terminated: the database is silent'));
}

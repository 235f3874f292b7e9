import { STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '../core/errors.ts';
import type { Logger } from '../core/logger.ts';
import { restErrorBody } from './error-format.ts';
import { newRequestId, requestIdHeader } from './request-id.ts';
import { fixedSecurityHeaders, type HostSettings } from './security-headers.ts';

/** Refused before the app's hooks see them: answered and logged as all others are. */
export class EarlyRefusals {
  private readonly headers: Record<string, string>;

  constructor(
    host: HostSettings,
    private readonly log: Logger,
  ) {
    const lasting = {
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'no-store',
      connection: 'close',
    };
    this.headers = { ...(fixedSecurityHeaders(host) as Record<string, string>), ...lasting };
  }

  /** `clientErrorHandler`: what Node's parser could not read, or waited for too long. */
  readonly answerUnreadable = (error: NodeJS.ErrnoException, socket: Duplex): void => {
    if (error.code === 'ECONNRESET' || socket.destroyed) return;
    const [status, message] = unreadable[error.code ?? ''] ?? [400, 'This request cannot be read.'];
    this.refuse(socket, new AppError('BAD_USER_INPUT', message), { status });
    socket.destroy(error);
  };

  /** `frameworkErrors`: an address that cannot be decoded. */
  readonly answerUnroutable = (_error: unknown, { id }: FastifyRequest, reply: FastifyReply): void => {
    const refusal = new AppError('BAD_USER_INPUT', 'This address cannot be read.');
    this.note(refusal.status, refusal, id);
    reply
      .code(refusal.status)
      .headers({ ...this.headers, [requestIdHeader]: id })
      .send(restErrorBody(refusal));
  };

  /** On a bare socket, which is closed: who is refused could keep their half open for ever. */
  refuse(
    socket: Duplex,
    refusal: AppError,
    { status = refusal.status, headers = {}, requestId = newRequestId() } = {},
  ): void {
    this.note(status, refusal, requestId);
    if (!socket.writable) return;
    const body = JSON.stringify(restErrorBody(refusal));
    const own = { [requestIdHeader]: requestId, 'content-length': Buffer.byteLength(body) };
    const lines = Object.entries({ ...this.headers, ...headers, ...own }).map(([name, value]) => `${name}: ${value}`);
    socket.once('finish', () => socket.destroy());
    socket.end([`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...lines, '', body].join('\r\n'));
  }

  private note(status: number, { code, message }: AppError, requestId: string): void {
    this.log.info({ requestId, status, code, reason: message }, 'Refused early');
  }
}

const unreadable: Record<string, [status: number, message: string]> = {
  HPE_HEADER_OVERFLOW: [431, 'The headers of this request are too large.'],
  ERR_HTTP_REQUEST_TIMEOUT: [408, 'This request took too long to come.'],
};

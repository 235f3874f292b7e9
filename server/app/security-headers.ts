import { IncomingMessage, type OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import helmet, { type HelmetOptions } from 'helmet';
import type { Services } from '../core/context.ts';

/** Of the configuration. Other hosts below that of PUBLIC_URL may not have https: only the operator knows. */
export type HostSettings = Pick<Services['config'], 'publicUrl' | 'hstsSubdomains'>;

export const securityHeaders = ({ publicUrl, hstsSubdomains }: HostSettings) =>
  ({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'"],
        styleSrc: ["'self'"],
        imgSrc: ["'self'", 'data:', 'blob:'],
        fontSrc: ["'self'"],
        connectSrc: ["'self'", publicUrl.replace(/^http/, 'ws')],
        workerSrc: ["'self'"],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
      },
    },
    strictTransportSecurity: publicUrl.startsWith('https:')
      ? { maxAge: 31_536_000, includeSubDomains: hstsSubdomains }
      : false,
    referrerPolicy: { policy: 'no-referrer' as const },
    crossOriginEmbedderPolicy: false,
  }) satisfies HelmetOptions;

/** For everything but pages, and for answers that no hook of the app comes by. */
export function fixedSecurityHeaders(host: HostSettings): OutgoingHttpHeaders {
  const answer = new ServerResponse(new IncomingMessage(new Socket()));
  helmet(securityHeaders(host))(answer.req, answer, () => undefined);
  return answer.getHeaders();
}

/** Of a route that answers with a page: its own scripts and styles are named by nonces (C-13). */
export const withNonces = { helmet: { enableCSPNonces: true } } as const;

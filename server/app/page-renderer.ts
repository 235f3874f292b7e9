import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { ApolloServer } from '@apollo/server';
import type { FormattedExecutionResult } from 'graphql';
import type { RequestContext } from '../core/context.ts';
import { isDatabaseUnavailable, shortReasonOf } from '../core/database-errors.ts';
import { AppError } from '../core/errors.ts';
import type { Logger } from '../core/logger.ts';
import { jsonForScript } from './page-head.ts';
import { pageAt } from '../core/client-pages.rules.ts';
import { notServed } from '../core/database-away.ts';

/** The client's half, client/app/server-entry.tsx, which the build puts beside the browser's. */
interface PageModule {
  renderPage(request: {
    url: string;
    isPhone: boolean;
    execute: (operation: {
      query: string;
      variables: Record<string, unknown>;
      operationName: string | undefined;
    }) => Promise<FormattedExecutionResult>;
  }): Promise<{ html: string; lang: string; cache: object }>;
}

interface ManifestChunk {
  file: string;
  imports?: string[];
  css?: string[];
}

/** Rendering occupies the one thread that answers: beyond this many at once a page is left to the browser. */
const mostAtOnce = 4;

export interface FirstHtml {
  /** Style sheets and modules of the page beyond those of every page, in their order. */
  css: string[];
  js: string[];
  html: string;
  lang: string;
  /** What the browser continues from. */
  state: string;
}

export interface PageVisit {
  path: string;
  url: string;
  userAgent: string;
  open: () => Promise<RequestContext>;
}

/**
 * As the person who requests them would see them. A page that fails, or comes under too much load, is left to the
 * browser.
 */
export class PageRenderer {
  private running = 0;
  private readonly moduleFile: string;
  private readonly manifest: Record<string, ManifestChunk>;

  constructor(
    clientRoot: string,
    private readonly apollo: ApolloServer<RequestContext>,
    private readonly log: Logger,
  ) {
    this.moduleFile = join(clientRoot, '../pages/server-entry.js');
    const manifestFile = join(clientRoot, '.vite/manifest.json');
    this.manifest = existsSync(manifestFile)
      ? (JSON.parse(readFileSync(manifestFile, 'utf8')) as Record<string, ManifestChunk>)
      : {};
  }

  async render({ path, url, userAgent, open }: PageVisit): Promise<FirstHtml | null> {
    const source = pageAt(path)?.renderedFrom;
    if (!source || this.running >= mostAtOnce) return null;
    this.running += 1;
    try {
      const pages = await this.load();
      if (!pages) return null;
      const isPhone = /Mobi/i.test(userAgent);
      const contextValue = await open();
      const { html, lang, cache } = await pages.renderPage({
        url,
        isPhone,
        execute: (operation) => this.execute(operation, contextValue),
      });
      return {
        html,
        lang,
        ...this.filesOf(source),
        state: `<script type="application/json" id="first-state">${jsonForScript({ cache, isPhone })}</script>`,
      };
    } catch (error) {
      if (isDatabaseUnavailable(error)) this.log.warn({ reason: shortReasonOf(error) }, notServed);
      // Else the use case has said so.
      else if (!(error instanceof AppError && error.code === 'UNAVAILABLE'))
        this.log.warn({ err: error }, 'A page was left to the browser');
      return null;
    } finally {
      this.running -= 1;
    }
  }

  private async load(): Promise<PageModule | null> {
    if (!existsSync(this.moduleFile)) return null;
    return (await import(pathToFileURL(this.moduleFile).href)) as PageModule;
  }

  private async execute(
    operation: { query: string; variables: Record<string, unknown>; operationName: string | undefined },
    contextValue: RequestContext,
  ): Promise<FormattedExecutionResult> {
    const { body } = await this.apollo.executeOperation(operation, { contextValue });
    if (body.kind !== 'single') throw new Error('An incremental answer cannot be rendered.');
    return body.singleResult;
  }

  /** With everything that the page's chunk imports, so that the browser discovers no file late. */
  private filesOf(source: string): { css: string[]; js: string[] } {
    const files = { css: new Set<string>(), js: new Set<string>() };
    const visit = (key: string): void => {
      const chunk = this.manifest[key];
      if (!chunk || files.js.has(chunk.file)) return;
      files.js.add(chunk.file);
      for (const imported of chunk.imports ?? []) if (imported !== 'index.html') visit(imported);
      // After its imports, as the bundler orders them: a rule may refine one of its building blocks.
      for (const file of chunk.css ?? []) files.css.add(file);
    };
    visit(source);
    return { css: [...files.css], js: [...files.js] };
  }
}

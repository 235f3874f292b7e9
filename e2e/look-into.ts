import type { Page } from 'playwright-core';

/** What a page shows, and what in it could run: handlers, scripts, links that are not plain addresses. */
export const lookInto = (page: Page): Promise<{ shown: string; live: string[] }> =>
  page.evaluate(() => {
    const shown: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      if (!/^(SCRIPT|STYLE|NOSCRIPT|TEMPLATE)$/.test(node.parentElement?.tagName ?? ''))
        shown.push(node.nodeValue ?? '');
    }
    const live: string[] = [];
    const dataScripts = /json/;
    for (const element of document.querySelectorAll('*')) {
      if (element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement) shown.push(element.value);
      if (element instanceof HTMLScriptElement && !dataScripts.test(element.type) && element.text.includes('alert('))
        live.push(element.outerHTML);
      if (element instanceof HTMLStyleElement && element.textContent.includes('alert(')) live.push(element.outerHTML);
      if (
        /^(BASE|OBJECT|EMBED|MARQUEE|MATH)$/i.test(element.tagName) ||
        (element instanceof HTMLMetaElement && /refresh/i.test(element.httpEquiv))
      )
        live.push(element.outerHTML.slice(0, 200));
      for (const { name, value } of element.attributes) {
        if (/^(aria-label|title|alt|placeholder|content)$/.test(name)) shown.push(value);
        const isAddress = /^(href|src|action|formaction|xlink:href|srcdoc|data)$/.test(name);
        if (
          name.startsWith('on') ||
          (isAddress && /^\s*(javascript|data:text|vbscript)/i.test(value)) ||
          (name === 'style' && value.includes('alert('))
        )
          live.push(element.outerHTML.slice(0, 200));
      }
    }
    return { shown: shown.join('\n'), live };
  });

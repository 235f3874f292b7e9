export interface GuideBlock {
  /** Its first line in the file. */
  line: number;
  /** The text after the three backticks: `http`, `json delivery` … */
  kind: string;
  text: string;
}

/** The fenced code blocks of a page, by section. */
export function blocksByChapter(markdown: string): [chapter: string, blocks: GuideBlock[]][] {
  const chapters: [string, GuideBlock[]][] = [];
  let block: GuideBlock | undefined;
  for (const [index, line] of markdown.split('\n').entries()) {
    if (block && line === '```') block = undefined;
    else if (block) block.text += `${line}\n`;
    else if (line.startsWith('## ')) chapters.push([line.slice(3), []]);
    else if (line.startsWith('```')) {
      block = { line: index + 1, kind: line.slice(3), text: '' };
      chapters.at(-1)?.[1].push(block);
    }
  }
  return chapters.filter(([, blocks]) => blocks.length > 0);
}

const nameOf = (text: string): string | undefined => /^\$([A-Z_]+)$/.exec(text)?.[1];

/** The value of `$NAME`, from the answer where it first appears. */
export class GuideNames {
  constructor(private readonly known: Record<string, string>) {}

  get(name: string): string {
    const value = this.known[name];
    if (value === undefined) throw new Error(`Nothing before says what $${name} is.`);
    return value;
  }

  set(name: string, value: string): void {
    this.known[name] = value;
  }

  fillIn(text: string): string {
    return text.replace(/\$([A-Z_]+)/g, (_, name: string) => this.get(name));
  }

  /**
   * The expected value with the actual values filled in for `…` and for new names: equal to the actual one if the test
   * passes. `…` as a key stands for further fields.
   */
  expected(shape: unknown, came: unknown): unknown {
    if (typeof shape === 'string') return this.expectedText(shape, came);
    if (Array.isArray(shape))
      return shape.map((part, index) => this.expected(part, Array.isArray(came) ? came[index] : undefined));
    if (typeof shape !== 'object' || shape === null) return shape;
    const parts = (came ?? {}) as Record<string, unknown>;
    const { '…': others, ...named } = shape as Record<string, unknown>;
    const shown = Object.fromEntries(
      Object.entries(named).map(([key, part]) => [key, this.expected(part, parts[key])]),
    );
    return others === undefined ? shown : { ...parts, ...shown };
  }

  private expectedText(shape: string, came: unknown): unknown {
    if (shape === '…') return came ?? shape;
    const name = nameOf(shape);
    if (name && this.known[name] === undefined && typeof came === 'string') this.known[name] = came;
    const text = this.fillIn(shape);
    if (!text.includes('…')) return text;
    const pattern = new RegExp(
      `^${text
        .split('…')
        .map((part) => part.replace(/[^\w\s]/g, '\\$&'))
        .join('.*')}$`,
      's',
    );
    return pattern.test(String(came)) ? came : text;
  }
}

/** `Name: value` lines, then an empty line, then the body. */
export function messageOf(text: string): { first: string; headers: [string, string][]; body: string } {
  const [head = '', ...rest] = text.split('\n\n');
  const [first = '', ...lines] = head.trimEnd().split('\n');
  const headers = lines.map((line): [string, string] => {
    const [name = '', ...value] = line.split(': ');
    return [name.toLowerCase(), value.join(': ')];
  });
  return { first, headers, body: rest.join('\n\n').trimEnd() };
}

/** The text of a request, and its target; `# name: value` before a document sets a header. */
export function requestOf({ kind, text }: GuideBlock, names: GuideNames): [path: string, init: RequestInit] {
  if (kind === 'http') {
    const { first, headers, body } = messageOf(names.fillIn(text));
    const [method = '', path = ''] = first.split(' ');
    return [path, { method, headers, ...(body ? { body } : {}) }];
  }
  const settings = Object.fromEntries(
    [...text.matchAll(/^# (\w+): (.*)$/gm)].map(([, name = '', value = '']) => [name, names.fillIn(value)]),
  );
  const token = settings.token ?? names.get('TOKEN');
  return [
    '/graphql',
    {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        authorization: `Bearer ${token}`,
      },
      body: JSON.stringify({ query: text, variables: JSON.parse(settings.variables ?? '{}') as unknown }),
    },
  ];
}

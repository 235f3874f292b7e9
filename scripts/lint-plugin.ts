// The project's own oxlint rules, loaded by .oxlintrc.json. oxlint's no-restricted-imports sees only the text of an
// import; these rules look at its target.
import { dirname, join, relative, sep } from 'node:path';
import { bareWords } from './bare-words.ts';
import { brokenRule } from './import-rules.ts';

interface ModuleSource {
  value: unknown;
}

interface ImportingNode {
  source?: ModuleSource | null;
  importKind?: 'type' | 'value';
  exportKind?: 'type' | 'value';
  specifiers?: { importKind?: 'type' | 'value' }[];
}

interface RuleContext {
  filename: string;
  report(problem: { message: string; node: ImportingNode }): void;
}

const root = join(import.meta.dirname, '..');
const pathInProject = (file: string): string => relative(root, file).split(sep).join('/');
function isTypeOnly({ importKind, exportKind, specifiers = [] }: ImportingNode): boolean {
  const isEveryPartType = specifiers.length > 0 && specifiers.every((specifier) => specifier.importKind === 'type');
  return importKind === 'type' || exportKind === 'type' || isEveryPartType;
}

function checkImport(context: RuleContext, node: ImportingNode): void {
  const specifier = node.source?.value;
  // A style sheet belongs to the component next to it; it is not a module of its zone.
  if (typeof specifier !== 'string' || specifier.endsWith('.css')) return;
  const isPackage = !specifier.startsWith('.');
  const to = isPackage ? specifier : pathInProject(join(dirname(context.filename), specifier));
  const rule = brokenRule({ from: pathInProject(context.filename), to, isPackage, isTypeOnly: isTypeOnly(node) });
  if (rule) context.report({ message: `${to}: ${rule}.`, node });
}

const importBoundaries = {
  create(context: RuleContext) {
    const check = (node: ImportingNode) => checkImport(context, node);
    return {
      ImportDeclaration: check,
      ImportExpression: check,
      ExportNamedDeclaration: check,
      ExportAllDeclaration: check,
    };
  },
};

export default {
  meta: { name: 'kaamyab' },
  rules: { 'import-boundaries': importBoundaries, 'bare-words': bareWords },
};

import { Trans as LinguiTrans, type TransProps } from '@lingui/react';

/**
 * Lingui's `<Trans>`, to which the macro compiles (decision 0046). Lingui parses tags in values too
 * (lingui/js-lingui#2282), even escaped ones: a company named `<0>` or `\u003c0>` would become markup. As an element, a
 * value stays text.
 */
export function Trans({ values, ...rest }: TransProps) {
  const safeValues =
    values &&
    Object.fromEntries(
      Object.entries(values).map(([name, value]) => [
        name,
        typeof value === 'string' && /[<\\]/.test(value) ? <>{value}</> : value,
      ]),
    );
  return <LinguiTrans {...rest} values={safeValues} />;
}

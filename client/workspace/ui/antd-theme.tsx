import { StyleProvider } from '@ant-design/cssinjs';
import { ConfigProvider, type ThemeConfig, theme } from 'antd';
import { type ReactNode, useMemo, useState } from 'react';
import { mobileQuery, useMediaQuery } from '../../shared/lib/use-media-query.ts';
import { type Palette, palettes, soft } from '../../shared/ui/theme.ts';
import 'virtual:antd-ways-in.css';
import './antd-theme.css';

/** The `--control-height` of our controls, in px. */
const [fingerHeight, mouseHeight] = [44, 40];

type Algorithm = Exclude<NonNullable<ThemeConfig['algorithm']>, unknown[]>;

/** The dark algorithm would dim colours that the palette has already chosen for dark mode. */
const asChosen =
  (palette: Palette): Algorithm =>
  (seed, derived = theme.defaultAlgorithm(seed)) => ({
    ...derived,
    colorPrimary: palette.neem,
    colorSuccess: palette.neem,
    colorSuccessBg: soft(palette, 'neem'),
    colorInfo: palette.indigo,
    colorInfoBg: soft(palette, 'indigo'),
    colorWarning: palette.amber,
    colorWarningBg: soft(palette, 'amber'),
    colorError: palette.brick,
    colorErrorBg: soft(palette, 'brick'),
  });

const themeOf = (palette: Palette, algorithm: Algorithm): ThemeConfig => ({
  // The styles are static sheets, with the tokens as variables (docs/decisions/0049).
  zeroRuntime: true,
  hashed: false,
  algorithm: [algorithm, asChosen(palette)],
  token: {
    colorPrimary: palette.neem,
    colorLink: palette.neem,
    colorSuccess: palette.neem,
    colorInfo: palette.indigo,
    colorWarning: palette.amber,
    colorError: palette.brick,
    colorText: palette.ink,
    colorTextSecondary: palette.quietInk,
    colorTextTertiary: palette.quietInk,
    colorTextPlaceholder: palette.quietInk,
    colorTextLightSolid: palette.onNeem,
    colorBgBase: palette.surface,
    colorBgLayout: palette.paper,
    colorBgContainer: palette.surface,
    colorBgElevated: palette.surface,
    colorBorder: palette.edge,
    colorBorderSecondary: palette.line,
    colorSplit: palette.line,
    controlItemBgActive: soft(palette, 'neem'),
    controlItemBgActiveHover: soft(palette, 'neem'),
    linkDecoration: 'underline',
    linkHoverDecoration: 'underline',
    linkFocusDecoration: 'underline',
    borderRadius: 8,
    borderRadiusLG: 10,
    fontFamily: 'var(--font)',
    fontWeightStrong: 600,
    motionDurationFast: '0.1s',
    motionDurationMid: '0.15s',
    motionDurationSlow: '0.2s',
    boxShadowTertiary: 'none',
    // In dark mode a shadow does not show as an edge.
    boxShadowSecondary: `0 0 0 1px ${palette.line}, 0 8px 28px rgb(10 25 18 / 16%)`,
    wireframe: false,
  },
  components: {
    Button: { primaryShadow: 'none', defaultShadow: 'none', dangerShadow: 'none', fontWeight: 560 },
    Form: { itemMarginBottom: 24, verticalLabelPadding: '0 0 4px' },
    Layout: { headerBg: palette.surface, headerHeight: 56, headerPadding: '0 24px', bodyBg: palette.paper },
    Modal: { titleFontSize: 18 },
    // On paper their own background would make them look like tiles.
    Pagination: { itemBg: 'transparent' },
    // Wider tabs would not fit a phone, and the overflow button is not a valid child of a tab list.
    Tabs: { titleFontSize: 15 },
    Card: { headerFontSize: 18 },
    Skeleton: { paragraphLiHeight: 14 },
    Tag: { borderRadiusSM: 999 },
    // antd renders a timeline as steps.
    Steps: { dotSize: 32, dotCurrentSize: 32 },
    Timeline: { dotBorderWidth: 0, dotBg: 'transparent', itemPaddingBottom: 16 },
  },
});

const lightTheme = themeOf(palettes.light, theme.defaultAlgorithm);
const darkTheme = themeOf(palettes.dark, theme.darkAlgorithm);

/** Without a name, so that the button keeps its own. */
const loadingIcon = <span className="spinner" aria-hidden />;

/** Without this page's nonce, the strict Content-Security-Policy blocks the style elements that antd adds. */
const readNonce = () => document.querySelector<HTMLMetaElement>('meta[name="csp-nonce"]')?.content;

/** Wrap everything that uses antd components in it. Load it lazily: the public pages do without antd. */
export function AntdTheme({ children }: { children: ReactNode }) {
  const [nonce] = useState(readNonce);
  const isDark = useMediaQuery('(prefers-color-scheme: dark)');
  const isStill = useMediaQuery('(prefers-reduced-motion: reduce)');
  const isMobile = useMediaQuery(mobileQuery);
  const adapted = useMemo(() => {
    const scheme = isDark ? darkTheme : lightTheme;
    return {
      ...scheme,
      token: {
        ...scheme.token,
        motion: !isStill,
        controlHeight: isMobile ? fingerHeight : mouseHeight,
        // iOS zooms into fields below 16 px.
        fontSize: isMobile ? 16 : 15,
      },
    };
  }, [isDark, isStill, isMobile]);
  return (
    <StyleProvider layer>
      <ConfigProvider
        theme={adapted}
        csp={nonce ? { nonce } : undefined}
        getPopupContainer={() => document.getElementById('popups') ?? document.body}
        button={{ loadingIcon }}
        modal={{ centered: true }}
      >
        {children}
      </ConfigProvider>
    </StyleProvider>
  );
}

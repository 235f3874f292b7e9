/** @jsxRuntime automatic */
// For knip, which reads Vite's settings with its own transform.
import { createCache, extractStyle, StyleProvider } from '@ant-design/cssinjs';
import {
  Alert,
  AutoComplete,
  Badge,
  Button,
  Calendar,
  Checkbox,
  ConfigProvider,
  Drawer,
  Empty,
  Flex,
  Form,
  Input,
  InputNumber,
  Layout,
  Modal,
  Pagination,
  Progress,
  Radio,
  Select,
  Skeleton,
  Space,
  Statistic,
  Switch,
  Tabs,
  Tag,
  Timeline,
  Tooltip,
} from 'antd';
import { renderToString } from 'react-dom/server';
import type { Plugin } from 'vite';

/** The antd components that each sheet styles. Those of the entry pages come with the theme, the rest with a login. */
const samples = {
  'antd-ways-in.css': (
    <>
      <Alert />
      <Button />
      <Checkbox />
      <Form>
        <Form.Item label="Name">
          <Input />
        </Form.Item>
      </Form>
      <Empty />
      <Input.OTP />
      <Input.Password />
      <Input.Search />
      <Input.TextArea />
      <Modal />
      <Radio.Button />
      <Skeleton />
      <Space>
        <Space.Addon>₹</Space.Addon>
        <Space.Compact />
      </Space>
      <Tooltip />
    </>
  ),
  'antd-workspace.css': (
    <>
      <AutoComplete />
      <Badge />
      <Badge.Ribbon />
      <Calendar />
      <Drawer />
      <Flex />
      <InputNumber />
      <Layout>
        <Layout.Sider />
      </Layout>
      <Pagination />
      <Progress percent={0} />
      <Select />
      <Statistic />
      <Switch />
      <Tabs />
      <Tag color="blue" />
      <Tag color="success" />
      <Timeline items={[]} />
    </>
  ),
};

/** Styles in antd's code for variants that we do not use: the frames of antd 4, unused components, old browsers. */
const unused = ['Pagination-bordered', 'Modal-confirm', 'Form-item-item'];

const hookCalls = ['genStyleHooks', 'genSubStyleComponent', 'genComponentStyleHook'];

interface Node {
  type: string;
  start: number;
  end: number;
  callee?: { name?: string };
  arguments?: Node[];
}

function* callsIn(node: unknown): Generator<Node> {
  if (typeof node !== 'object' || node === null) return;
  const call = node as Node;
  if (call.type === 'CallExpression' && hookCalls.includes(call.callee?.name ?? '')) yield call;
  for (const part of Object.values(node)) yield* callsIn(part);
}

/** The sheets, each without the rules of those before it, and the names of the styles in them. */
function makeSheets(): { sheets: Map<string, string>; styled: Set<string> } {
  const cache = createCache();
  const sheets = new Map(
    Object.entries(samples).map(([name, sample]) => {
      renderToString(
        <StyleProvider cache={cache} layer>
          <ConfigProvider theme={{ hashed: false }}>{sample}</ConfigProvider>
        </StyleProvider>,
      );
      // Styles of links outside antd, which base.css defines.
      cache.cache.delete('style%%layer%Shared%ant');
      return [name, extractStyle(cache, { plain: true, types: 'style', once: true })];
    }),
  );
  const styled = [...cache.cache.keys()].map((key) => /^style%%layer%(?<name>[\w-]+)%/.exec(key)?.groups?.name ?? '');
  return { sheets, styled: new Set([...styled, ...unused]) };
}

/**
 * antd's styles as static sheets, generated when the client is built: antd's `zeroRuntime`. The generator for the
 * browser stays out of the bundle (docs/decisions/0049).
 */
export function antdStyles(): Plugin {
  const { sheets, styled } = makeSheets();
  const namesByModule = new Map<string, string[]>();
  return {
    name: 'antd-styles',
    resolveId: (id) => (id.startsWith('virtual:antd-') ? id : null),
    load: (id) => sheets.get(id.replace('virtual:', '')) ?? null,
    transform: {
      filter: { id: /\/antd\/es\//, code: /gen(StyleHooks|SubStyleComponent|ComponentStyleHook)\(/ },
      handler(code, id) {
        const calls = [...callsIn(this.parse(code))].toSorted((one, other) => other.start - one.start);
        let lean = code;
        const names: string[] = [];
        for (const { arguments: [name, style] = [] } of calls) {
          if (!name || !style) continue;
          const [first = '', second = first] = code.slice(name.start, name.end).match(/[\w-]+/g) ?? [];
          names.push(`${first}-${second}`);
          lean = `${lean.slice(0, style.start)}() => []${lean.slice(style.end)}`;
        }
        namesByModule.set(id, names);
        return { code: lean, map: null };
      },
    },
    generateBundle(_options, bundle) {
      const modules = Object.values(bundle).flatMap((file) => (file.type === 'chunk' ? Object.keys(file.modules) : []));
      const missing = modules.flatMap((id) => namesByModule.get(id) ?? []).filter((name) => !styled.has(name));
      if (missing.length > 0) this.error(`No sheet of scripts/antd-styles.tsx has the styles ${missing.join(', ')}.`);
    },
  };
}

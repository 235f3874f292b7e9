/** Makes swc turn Lingui's macros into messages, in the server, the client and the tests (docs/decisions/0046). */
export const wordsMacros = {
  plugins: [['@lingui/swc-plugin', { descriptorFields: 'message', runtimeModules: { Trans: ['#trans', 'Trans'] } }]],
  cacheRoot: 'node_modules/.cache/swc',
};

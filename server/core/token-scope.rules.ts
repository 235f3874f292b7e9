import { keysOf } from './text.rules.ts';
import { tokenScopeLabels } from './token-scope.labels.ts';

export const tokenScopes = keysOf(tokenScopeLabels);

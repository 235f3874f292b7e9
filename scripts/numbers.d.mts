export declare const areas: { id: string; name: string; rows: [string, string][] }[];
export declare const asvsRows: [string, string][];
export declare function testFilesByNumber(): Map<string, Set<string>>;

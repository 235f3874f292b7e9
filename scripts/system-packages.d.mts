/** The path of a program, which is installed when there is none. */
export function findProgram(command: string, packageName: string): string;

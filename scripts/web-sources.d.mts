export function isWebBuilt(): boolean
export function webSources(): { files: string[]; folders: string[] }

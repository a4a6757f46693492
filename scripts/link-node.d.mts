export declare function linkNode(root: string): string

/** What lies beside the board, one of them in sight. */
export const TABS = ['log', 'chat', 'rules', 'note', 'menu'] as const;
export type Tab = (typeof TABS)[number];

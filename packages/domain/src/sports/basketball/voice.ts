export const matchKind = 'game'

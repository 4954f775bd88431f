export const matchKind = 'bout'

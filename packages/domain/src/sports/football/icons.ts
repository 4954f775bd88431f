export const icons = { FBL: 'soccer' }

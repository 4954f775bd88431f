export const icons = { BOX: 'boxing-glove' }

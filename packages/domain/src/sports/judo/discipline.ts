export const name = { por: 'Judô', eng: 'Judo', spa: 'Judo' }
export const sheetWords = 'judô|judo|yudo'
export const hue = 280
export const pictogram =
  '<path d="M8 3 3 7l2.5 4L7 10v11h10V10l1.5 1L21 7l-5-4M8 3l4 6.5L16 3M7 15h10M12 15l-2 4M12 15l2 4"/>'

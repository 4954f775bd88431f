export const sheetWords = 'pentatlo moderno|pentatlón moderno|modern pentathlon'

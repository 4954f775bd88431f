export const sheetWords =
  'futebol|futebol de campo|fútbol|fútbol 11|football|soccer|mini soccer|mini football|futebol society|futebol de 7|futebol 7|fútbol 7|mini futebol|minifútbol'

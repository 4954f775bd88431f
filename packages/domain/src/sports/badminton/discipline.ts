export const name = { por: 'Badminton', eng: 'Badminton', spa: 'Bádminton' }
export const hue = 120
export const pictogram =
  '<g transform="rotate(40 12 12)"><path d="M8.5 16.5h7a3.5 4 0 0 1-7 0ZM8.5 16.5 5 4M12 16.5V3M15.5 16.5 19 4M6.8 10h10.4"/></g>'

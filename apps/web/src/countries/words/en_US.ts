export const words = {
  codes: 'Country code',
  countries: 'Country',
  search: 'Search a country',
  searchCodes: 'Search a country or code',
  clear: 'Clear the search',
  noMatch: (query: string) => `No country is called “${query}”.`,
  codeOf: (code: string, country: string) => `Country code ${code}, ${country}`,
};

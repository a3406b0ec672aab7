/** Font stack of headings and figures. The fallbacks support Vietnamese letters. */
export const serif = "Lora, Georgia, 'Times New Roman', serif";

/** Font stack of all other text. */
export const sans = "'Be Vietnam Pro', 'Helvetica Neue', Arial, sans-serif";

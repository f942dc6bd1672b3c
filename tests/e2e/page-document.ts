/** Returns a page of the demo store, with the style sheets of its directory. */
export const pageDocument = (styles: readonly string[], body: string) => `<!doctype html>
<html lang="en-GB" dir="ltr" data-vt-theme="light">
<head>
<meta charset="utf-8"><title>Fenn House</title><link rel="icon" href="data:,">
${styles.map((style) => `<link rel="stylesheet" href="/${style}">`).join('\n')}
</head>
<body>
${body}
</body></html>`;

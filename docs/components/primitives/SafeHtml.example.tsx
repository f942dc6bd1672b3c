import { SafeHtml } from '@vitrine/ui';

export default function SafeHtmlExample() {
  return (
    <SafeHtml html="<p>Poured by hand from <strong>rapeseed wax</strong>.</p><script>alert(1)</script>" />
  );
}

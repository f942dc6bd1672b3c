/** The messages of the reference's foundations sheet, and what to do about two of them. */
export const englishMessages = {
  warning: 'You asked for 4. Only 1 is left.',
  take: 'Change to 1',
  danger: 'The card was declined. Nothing was charged.',
  again: 'Try again',
  success: 'We’ll email you when 20 cm is back.',
  info: 'Prices now shown in Danish kroner.',
};

export const persianMessages: typeof englishMessages = {
  warning: 'شما ۴ عدد خواستید. تنها ۱ عدد مانده است.',
  take: 'یکی برمی‌دارم',
  danger: 'کارت پذیرفته نشد. مبلغی برداشت نشد.',
  again: 'دوباره',
  success: 'هر وقت اندازهٔ ۲۰ سانتی‌متر رسید می‌نویسیم.',
  info: 'قیمت‌ها اکنون به کرون دانمارک است.',
};

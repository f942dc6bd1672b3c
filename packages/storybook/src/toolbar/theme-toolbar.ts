/** Toolbar control for the theme of every story. */
export const themeTypes = {
  theme: {
    description: 'Theme',
    toolbar: {
      icon: 'contrast' as const,
      items: [
        { value: 'light', title: 'Light' },
        { value: 'dark', title: 'Dark' },
        { value: 'contrast', title: 'High contrast' },
      ],
      dynamicTitle: true,
    },
  },
};
